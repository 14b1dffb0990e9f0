import dns from 'node:dns';

/**
 * Lets this process find `<world>.localhost`, as browsers do by themselves: a client without a page names its world by
 * the host, like one with a page. Returns what undoes it.
 */
export function resolveLocalhostNames(): () => void {
  const system = dns.lookup;
  const lookup = (name: string, ...rest: unknown[]) =>
    Reflect.apply(system, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest]);
  dns.lookup = Object.assign(lookup, system) as typeof dns.lookup; // every overload is passed through
  return () => {
    dns.lookup = system;
  };
}
