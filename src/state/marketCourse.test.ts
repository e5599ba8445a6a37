import { describe, expect, it } from 'vitest';
import { recordMarket } from './marketCourse';
import { SAMPLE_MARKET } from '../domain/demo/sampleWorld';

const at = (time: string) => ({
  at: Date.parse(`2026-03-14T${time}:00.000Z`),
  market: { ...SAMPLE_MARKET },
});

describe('the course of the market', () => {
  it('has one entry for each quarter of an hour, the first of the quarter', () => {
    const began = at('09:26');
    const course = [at('09:27'), at('09:30'), at('09:31'), at('09:44'), at('10:20')].reduce(
      recordMarket,
      [began],
    );
    expect(course.map((moment) => moment.at)).toEqual(
      [began, at('09:30'), at('10:20')].map((moment) => moment.at),
    );
  });

  it('stays the same object within the quarter, and if the clock is set back', () => {
    const course = [at('09:26')];
    expect(recordMarket(course, at('09:29'))).toBe(course);
    expect(recordMarket(course, at('08:00'))).toBe(course);
  });
});
