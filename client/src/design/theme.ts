export interface Appearance {
  readonly theme: 'light' | 'dark' | 'system';
  readonly density: 'cosy' | 'compact' | 'roomy';
  /** Size of chat text in px. */
  readonly fontSize: number;
}

/** Writes the person's choice where tokens.css looks for it. */
export function applyAppearance(root: HTMLElement, appearance: Appearance, prefersDark: boolean): void {
  const isDark = appearance.theme === 'dark' || (appearance.theme === 'system' && prefersDark);
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  root.dataset['density'] = appearance.density;
  root.style.setProperty('--chat-text', `${appearance.fontSize}px`);
}
