import { Unusable } from './unusable.ts';

/** The origin of the platform that `--origin` names. Throws `Unusable` for an address without http or https. */
export function platformOrigin(written: string): string {
  const url = URL.parse(written);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  const whole = URL.parse(`http://${written}`);
  const meant = whole === null || written.includes('://') ? 'an address such as http://localhost:4000' : whole.origin;
  throw new Unusable(`--origin: "${written}" is no address of a platform; write ${meant}`);
}
