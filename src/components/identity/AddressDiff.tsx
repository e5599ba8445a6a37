import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Fragment, type ReactNode } from 'react';
import { groupsOf } from '../../domain/recipients/recipientKind';
import { differences, differingPart, type DifferenceRun } from '../../domain/recipients/lookAlike';
import { visible } from '../../domain/text/text';
import { useFlorin } from '../provider/useFlorin';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { ForeignText } from './ForeignText';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  entered: 'Address you entered',
  known: 'Address you know',
  knownOf: 'Address of {name}',
  differs: 'They differ from character {first} to character {last}.',
} as const;

export type AddressDiffTexts = typeof english;

export interface AddressDiffProps extends RootProps {
  /** The recipient that the user has entered. */
  entered: string;
  /** The known address that the entered address looks like. */
  known: string;
  /** The name of the contact that has the known address. */
  name?: string | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Two complete addresses, one below the other, with their differences marked. */
export const AddressDiff = rooted(
  'AddressDiff',
  function AddressDiff({ entered, known, name, messages }: AddressDiffProps, root) {
    const say = useMessages('AddressDiff', english, messages);
    const { recipients } = useFlorin();
    const part = differingPart(entered, known, recipients);
    return (
      <Box {...root()}>
        <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 2 }}>
          <Line
            label={say('entered')}
            runs={differences(entered, known, recipients)}
            groups={groupsOf(entered, recipients)}
          />
          <Line
            label={
              name === undefined
                ? say('known')
                : say('knownOf', { name: <ForeignText>{name}</ForeignText> })
            }
            runs={differences(known, entered, recipients)}
            groups={groupsOf(known, recipients)}
          />
        </Box>
        {part && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlock: 2 }}>
            {say('differs', part)}
          </Typography>
        )}
      </Box>
    );
  },
);

interface LineProps {
  label: ReactNode;
  runs: readonly DifferenceRun[];
  /** The groups into which the app's kind of recipient splits the address; groups of four characters by default. */
  groups: readonly string[] | undefined;
}

/** Both addresses start at the left, even on a right-to-left page. */
const line = { display: 'inline-block', position: 'relative' } as const;

/**
 * The whole address as one text for screen readers. It cannot be selected, so that a selection contains the address
 * only once.
 */
const whole = { ...visuallyHidden, userSelect: 'none' } as const;

/** The spaces between groups are margins, so that a selection copies only the address. */
const group = { '&:not(:last-of-type)': { marginInlineEnd: '0.4em' } } as const;

/**
 * Marked characters have an underline, a heavier weight and a background. The underline and the weight are also visible
 * in forced colours and to colour-blind users.
 */
const marked = {
  bgcolor: 'transparent',
  color: 'error.main',
  fontWeight: 700,
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.2em',
} as const;

function Line({ label, runs, groups }: LineProps) {
  const text = runs.map((run) => run.text).join('');
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        <Box component="bdi" translate="no" dir="ltr" sx={line}>
          <Box component="span" sx={whole}>
            {visible(text)}
          </Box>
          <span aria-hidden>
            {inGroups(runs, groups).map((pieces, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the groups are never reordered.
              <Fragment key={index}>
                {index > 0 && <wbr />}
                <Box component="span" sx={group}>
                  {pieces.map((piece, at) => (
                    <Box
                      // oxlint-disable-next-line react/no-array-index-key -- the pieces are never reordered.
                      key={at}
                      component={piece.differs ? 'mark' : 'span'}
                      sx={piece.differs ? marked : {}}
                    >
                      {visible(piece.text)}
                    </Box>
                  ))}
                </Box>
              </Fragment>
            ))}
          </span>
        </Box>
      </Box>
    </div>
  );
}

const GROUP = 4;

/**
 * Splits runs of equal or different characters into groups, of four characters by default. A run may begin and end
 * inside a group.
 */
function inGroups(
  runs: readonly DifferenceRun[],
  given: readonly string[] | undefined,
): readonly (readonly DifferenceRun[])[] {
  const characters = runs.flatMap(({ text, differs }) =>
    text.split('').map((character) => ({ text: character, differs })),
  );
  const starts = given?.map((_, at) => given.slice(0, at).join('').length);
  const isStart = (index: number) => starts?.includes(index) ?? index % GROUP === 0;
  const groups: { text: string; differs: boolean }[][] = [];
  for (const [index, { text, differs }] of characters.entries()) {
    if (index === 0 || isStart(index)) groups.push([]);
    const last = groups.at(-1)?.at(-1);
    if (last?.differs === differs) last.text += text;
    else groups.at(-1)?.push({ text, differs });
  }
  return groups;
}
