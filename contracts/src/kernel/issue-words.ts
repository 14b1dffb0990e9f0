import type * as z from 'zod/mini';

/** Issues as `path: message` lines, at most ten. */
export function describeIssues(error: z.core.$ZodError): string[] {
  return error.issues.slice(0, 10).map((issue) => `${issue.path.join('.') || '(root)'}: ${wordsOfIssue(issue)}`);
}

/** Where no arm of a union accepts a value, the expectations of the arms say more than the union's own message. */
export function wordsOfIssue(issue: z.core.$ZodIssue): string {
  const arms = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const wanted = arms.flatMap((arm) => (arm.code === 'invalid_type' && arm.path.length === 0 ? [arm.expected] : []));
  return wanted.length > 0 ? `expected ${[...new Set(wanted)].join(' or ')}` : issue.message || issue.code;
}
