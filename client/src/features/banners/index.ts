export { type BannerModel, bannersOf } from './banner.model.ts';
