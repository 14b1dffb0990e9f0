/** Runs a command so many times, in a row and without a pause. Answers the last reply; rejects when one is refused. */
export async function repeated<Reply>(times: number, run: () => Promise<Reply>): Promise<Reply> {
  const earlier = Array.from({ length: times - 1 }, run);
  const last = run();
  await Promise.all([...earlier, last]);
  return last;
}
