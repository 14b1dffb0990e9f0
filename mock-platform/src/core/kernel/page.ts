/** A page of a list, counted from 1. */
export interface PageRequest {
  readonly page: number;
  readonly page_size: number;
}

export function pageOf<Item>(items: readonly Item[], { page, page_size }: PageRequest) {
  const rows = items.slice((page - 1) * page_size, page * page_size);
  return { rows, page, page_total: Math.ceil(items.length / page_size) };
}
