import { describe, expect, it } from 'vitest';
import { drawingOf, type MarkText } from './priceDrawing';

const markText: MarkText = (kind, price) => `${kind} ${price}`;

describe('the drawing of prices', () => {
  it('marks the highest and the lowest price at their places', () => {
    const { high, low } = drawingOf(['3', '1', '2', '2', '5'], null, markText);
    expect(low).toEqual({
      text: 'lowest 1',
      translate: 'clamp(0px, 25.00cqi - 50%, 100cqi - 100%)',
    });
    expect(high).toEqual({
      text: 'highest 5',
      translate: 'clamp(0px, 100.00cqi - 50%, 100cqi - 100%)',
    });
  });

  it('has a dot at the highest and at the lowest price', () => {
    const { extremes } = drawingOf(['3', '1', '2', '2', '5'], null, markText);
    expect(extremes).toBe('M1000.00 0.00h.01M250.00 1000.00h.01');
  });

  it('has a dot at the latest price, and a dot and a vertical line at the selected price', () => {
    const { latest, selected, cursor } = drawingOf(['3', '1', '2', '2', '5'], 1, markText);
    expect(latest).toBe('M1000.00 0.00h.01');
    expect(selected).toBe('M250.00 1000.00h.01');
    expect(cursor).toBe('M250.00 0V1000');
  });

  it('is an area below a line through two prices', () => {
    const { line, area } = drawingOf(['1', '2'], null, markText);
    expect(line).toBe('M0.00 1000.00L1000.00 0.00');
    expect(area).toBe('M0.00 1000.00L1000.00 0.00V1000H0Z');
  });

  it('is a level line without an area for a single price', () => {
    const { line, area } = drawingOf(['1'], null, markText);
    expect(line).toBe('M0 500H1000');
    expect(area).toBe('');
  });
});
