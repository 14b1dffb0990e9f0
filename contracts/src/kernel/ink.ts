const INK = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether anything of a text can be seen. Blanks, zero-width characters, fillers and marks without a letter cannot: a message of nothing
 * else is empty, for the field that sends it as for the platform.
 */
export const hasInk = (text: string): boolean => INK.test(text);
