/** A chat message in the platform's form, about 300 bytes, so that every server delivers the same. */
export function sampleEnvelope(sequence: number) {
  const id = String(1_000_000 + sequence);
  return {
    type: 1001,
    platform: 'web',
    mid: id,
    ver: 1,
    gate: 'pc',
    time: 1_790_000_000,
    from: '100001',
    to: '1',
    channel: '11',
    body: JSON.stringify({
      msg_type: '1',
      content: '今晚八点开黑，缺一个辅助',
      extra: '{"author":{"id":"100001","nick":"小满","avatar":"","role":""}}',
      msg: '',
      msg_id: id,
      c_mid: `c-${id}`,
      send_time: 1_790_000_000_000,
    }),
  };
}
