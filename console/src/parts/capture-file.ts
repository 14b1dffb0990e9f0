/** Whether a file is a capture of a browser, of which a scenario can be made. */
export const isCapture = ({ name }: Pick<File, 'name'>): boolean => /\.har$/i.test(name);
