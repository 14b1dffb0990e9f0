/** The page of the chat app that asks for an identity, told where it leads back to and the state of its answer. */
export function bindingAddress(page: string, origin: string, state: string): string {
  const url = new URL(page, origin);
  url.searchParams.set('redirect_uri', `${origin}/`);
  url.searchParams.set('state', state);
  return url.href;
}
