/** api.room.v1.roomCate.cateType: the categories of rooms. */
export const ROOM_CATEGORIES = [
  { id: 'chat', name: '闲聊' },
  { id: 'music', name: '音乐' },
  { id: 'game', name: '开黑' },
  { id: 'radio', name: '电台' },
  { id: 'date', name: '相亲' },
] as const;

export function isCategory(id: string): boolean {
  return ROOM_CATEGORIES.some((category) => category.id === id);
}
