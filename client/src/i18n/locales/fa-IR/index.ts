/** The chapters of this language, each a bundle that is loaded when it is needed. */
export default import.meta.glob<object>('./*.json', { import: 'default' });
