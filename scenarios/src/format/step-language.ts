/** The languages that steps are told in. */
export type StepLanguage = 'zh' | 'en';
