import type { Language } from './languages.ts';
import zhCN from './locales/zh-CN.json' with { type: 'json' };

/** The Chinese table is the catalogue: its keys are the only keys, checked by the compiler. */
export type Catalogue = typeof zhCN;

export const defaultCatalogue: Catalogue = zhCN;

type CatalogueModule = { readonly default: Catalogue };

/** One chunk a language; only the Chinese one, which stands in for all others, comes with the page. */
export const catalogueLoaders: Record<Language, () => Promise<CatalogueModule>> = {
  'zh-CN': () => Promise.resolve({ default: zhCN }),
  'zh-TW': () => import('./locales/zh-TW.json'),
  'en-US': () => import('./locales/en-US.json'),
  'ja-JP': () => import('./locales/ja-JP.json'),
  'id-ID': () => import('./locales/id-ID.json'),
  'pt-BR': () => import('./locales/pt-BR.json'),
  'fa-IR': () => import('./locales/fa-IR.json'),
  'bn-BD': () => import('./locales/bn-BD.json'),
};
