import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SelectField } from '../../../components/inputs/SelectField';
import { TextField } from '../../../components/inputs/TextField';
import { brandContrast, type MeasuredPair } from '../../../theme/brandContrast';
import { brandLook, type BrandOptions } from '../../../theme/theme';
import type { GradientName } from '../../../theme/tokens';
import { FONTS, ownOf } from '../../../testing/brandCode';
import { ColorField } from './ColorField';

/** The theme whose colours the page edits and shows. */
export type Mode = 'light' | 'dark';

type Color = keyof ReturnType<typeof brandLook>['colors']['light'];
type Radius = keyof NonNullable<BrandOptions['radii']>;

const RADII: readonly (readonly [Radius, string])[] = [
  ['card', 'Corners of cards'],
  ['field', 'Corners of fields'],
  ['pill', 'Corners of buttons'],
];

const TYPEFACES = [
  { value: 'system', label: 'System' },
  { value: 'serif', label: 'Serif' },
  { value: 'mono', label: 'Monospace' },
];

const DENSITIES = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'spacious', label: 'Spacious' },
];

const MODES = [
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

/** Returns the pair whose contrast is lowest in relation to its required contrast. */
const weakestOf = (pairs: readonly MeasuredPair[]) =>
  pairs.toSorted(
    (one, other) => (one.ratio ?? 0) / one.needed - (other.ratio ?? 0) / other.needed,
  )[0];

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: 4,
} as const;

export interface BrandFieldsProps {
  brand: BrandOptions;
  onChange: (brand: BrandOptions) => void;
  /** The theme whose colours have fields. */
  mode: Mode;
  onMode: (mode: Mode) => void;
}

/** The fields of a brand, and the contrast of its colours. */
export function BrandFields({ brand, onChange, mode, onMode }: BrandFieldsProps) {
  const [gradient, setGradient] = useState<GradientName>('evergreen');
  const look = brandLook(brand);
  const pairs = brandContrast(look);
  const change = (own: BrandOptions) => {
    onChange(ownOf({ ...brand, ...own }));
  };
  const ends = look.gradients[gradient];
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={fields}>
        <SelectField
          label="Typeface"
          options={[{ value: 'house', label: 'Figtree' }, ...TYPEFACES]}
          value={
            Object.entries(FONTS).find(([, font]) => font === brand.fontFamily)?.[0] ?? 'house'
          }
          onChange={({ target }) => {
            const { fontFamily: _none, ...others } = brand;
            const font = FONTS[target.value as keyof typeof FONTS] as string | undefined;
            onChange(ownOf(font === undefined ? others : { ...others, fontFamily: font }));
          }}
        />
        <SelectField
          label="Density"
          options={DENSITIES}
          value={brand.density ?? 'comfortable'}
          onChange={({ target }) => {
            change({ density: target.value as 'compact' });
          }}
        />
        {RADII.map(([name, label]) => (
          <TextField
            key={name}
            label={`${label}, in pixels`}
            inputMode="decimal"
            value={String(look.radii[name])}
            onChange={({ target }) => {
              const typed = target.value.replaceAll(/\D/g, '').slice(0, 3);
              change({ radii: { ...brand.radii, [name]: Number(typed) } });
            }}
          />
        ))}
      </Box>
      <SelectField
        label="Colours of"
        options={MODES}
        value={mode}
        onChange={({ target }) => {
          onMode(target.value as Mode);
        }}
      />
      <Box role="group" aria-label="Colours" sx={fields}>
        {(Object.keys(look.colors[mode]) as Color[]).map((name) => (
          <ColorField
            key={name}
            label={name}
            value={look.colors[mode][name]}
            weakest={weakestOf(
              pairs.filter(
                ({ mode: of, pair }) => of === mode && pair.split(' on ').includes(name),
              ),
            )}
            onChange={(color) => {
              const colors = { ...brand.colors?.[mode], [name]: color };
              change({ colors: { ...brand.colors, [mode]: colors } });
            }}
          />
        ))}
      </Box>
      <SelectField
        label="Gradient"
        options={Object.keys(look.gradients).map((name) => ({ value: name, label: name }))}
        value={gradient}
        onChange={({ target }) => {
          setGradient(target.value as GradientName);
        }}
      />
      <Box role="group" aria-label="Ends of the gradient" sx={fields}>
        {(['start', 'end'] as const).map((end, index) => (
          <ColorField
            key={end}
            label={`${gradient}, ${end}`}
            value={ends[index] ?? ''}
            weakest={pairs.find(({ pair }) => pair === `white on the ${end} of ${gradient}`)}
            onChange={(color) => {
              const both =
                end === 'start' ? ([color, ends[1]] as const) : ([ends[0], color] as const);
              change({ gradients: { ...brand.gradients, [gradient]: both } });
            }}
          />
        ))}
      </Box>
      <Failures pairs={pairs} />
    </Box>
  );
}

/** Lists the pairs with too little contrast. Screen readers announce changes of the list. */
function Failures({ pairs }: { pairs: readonly MeasuredPair[] }) {
  const failed = pairs.filter(({ passes }) => !passes);
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {failed.length === 0
          ? `All ${pairs.length} pairs pass WCAG 2.2 AA.`
          : `${failed.length} of ${pairs.length} pairs fail WCAG 2.2 AA:`}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 6, overflowWrap: 'anywhere' }}>
        {failed.map(({ sentence }) => (
          <Typography component="li" variant="body2" key={sentence}>
            {sentence}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
