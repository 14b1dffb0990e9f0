/** The chapters of this language, each a bundle that is loaded when it is needed. */
const chapters = import.meta.glob<object>('./*.json', { import: 'default' });

export default Object.fromEntries(
  Object.entries(chapters).map(([file, load]) => [file, async () => withMillions(await load())]),
);

/** Portuguese has a form of its own for whole millions. Its words are those of the other numbers. */
function withMillions(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]: [string, string | object]) => {
      const entry = [key, typeof text === 'object' ? withMillions(text) : text] as const;
      return key.endsWith('_other') ? [entry, [key.replace(/other$/, 'many'), text] as const] : [entry];
    }),
  );
}
