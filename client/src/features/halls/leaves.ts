/** Every channel of a hall, headings and what stands under them, in the order of the tree. */
export function leavesOf<Leaf>(hall: {
  readonly channels?: readonly (Leaf & { readonly children?: readonly Leaf[] | undefined })[] | undefined;
}): Leaf[] {
  return (hall.channels ?? []).flatMap((channel): Leaf[] => [channel, ...(channel.children ?? [])]);
}
