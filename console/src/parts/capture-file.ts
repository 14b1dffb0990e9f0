/** Whether a file is a capture of a browser: only the command makes a scenario of it. */
export const isCapture = ({ name }: Pick<File, 'name'>): boolean => /\.har$/i.test(name);
