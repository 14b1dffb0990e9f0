import { EmitScene } from './measure.ts';

const SOCKETS = 5000;

/** Repeats one event as the console does, beside a hall of open sockets: at the highest pace that can be asked for, and at slower ones. */
export async function benchEmit(): Promise<void> {
  const scene = await EmitScene.open(SOCKETS);
  try {
    console.log(
      `${SOCKETS} sockets; to        asked/s   answered/s   p50 ms   p99 ms   behind ms   node CPU s/s   grown MB`,
    );
    for (const [to, perSecond] of [
      ['one person', 1000],
      ['the hall', 20],
      ['the hall', 50],
      ['the hall', 1000],
      ['one person', 1000],
    ] as const) {
      const result = await scene.measure(to, perSecond);
      const numbers = [
        String(result.asked).padStart(13),
        result.answered.toFixed(0).padStart(13),
        result.p50Ms.toFixed(0).padStart(9),
        result.p99Ms.toFixed(0).padStart(9),
        result.behindMs.toFixed(0).padStart(12),
        result.cpu.toFixed(2).padStart(15),
        result.grownMb.toFixed(0).padStart(11),
      ];
      console.log(`              ${to.padEnd(10)}${numbers.join('')}`);
    }
  } finally {
    scene.close();
  }
}
