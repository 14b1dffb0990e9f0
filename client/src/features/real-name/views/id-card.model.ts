const SHAPE = /^\d{17}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** The input in the platform's format: without spaces, a lower-case x as upper case. */
export function readIdCard(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a resident identity number is written without a slip: 17 digits and the check character of GB 11643. */
export function isIdCard(number: string): boolean {
  if (!SHAPE.test(number)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return CHECKS[sum % CHECKS.length] === number[17];
}
