/** What answers the forms of signing in: asked for by their dialogs, and by the saga for a form that is sent. */
export const loadForms = () => import('./forms.saga.ts');
