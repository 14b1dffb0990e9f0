/** The page of the chat app that asks for an identity, told the page that it leads back to and the state of its answer. */
export function bindingAddress(page: string, here: string, state: string): string {
  const url = new URL(page, here);
  url.searchParams.set('redirect_uri', here);
  url.searchParams.set('state', state);
  return url.href;
}
