/** The address, or '' unless it is a plain web address: no script, no file and no odd scheme leaves the client. */
export const webAddress = (url: string): string => (/^https?:\/\//i.test(url) ? url : '');
