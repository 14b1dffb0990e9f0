/** Child process: takes whatever CPU its core has, until its parent ends. */
process.on('disconnect', () => process.exit(0));
const SLICE_MS = 20;

function burn(): void {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  setImmediate(burn);
}
burn();
