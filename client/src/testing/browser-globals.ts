/** What the provider's SDK looks for when it is loaded. Import it before the SDK. */
for (const name of ['self', 'window']) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
}
