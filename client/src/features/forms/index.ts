export { type FormOf, type FormState, sendForm } from './send-form.saga.ts';
