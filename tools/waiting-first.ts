import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files. Tests of sound wait for it in real time, so they come first: the others compute beside them. At the end
 * of a run nothing would be left to compute.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/platform/rtc/');
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
