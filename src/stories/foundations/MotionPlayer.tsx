import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Notice } from '../../components/feedback/Notice';
import { Sheet } from '../../components/feedback/Sheet';
import { Menu, type MenuEntry } from '../../components/inputs/Menu';
import { MenuButton } from '../../components/inputs/MenuButton';
import { Amount } from '../../components/money/Amount';
import { MoreVertRounded as MenuIcon } from '../../icons/MoreVertRounded';
import { PersonOutlineRounded as PersonIcon } from '../../icons/PersonOutlineRounded';
import { SettingsOutlined as SettingsIcon } from '../../icons/SettingsOutlined';

/** The speeds that the page offers. */
const SPEEDS = [1, 0.25] as const;

type Speed = (typeof SPEEDS)[number];

const AMOUNTS = ['20009.34', '19962.02'] as const;

const ENTRIES: readonly MenuEntry[] = [
  { label: 'Profile', icon: <PersonIcon /> },
  { label: 'Settings', icon: <SettingsIcon /> },
];

/** The duration with which MUI opens a small popover, in milliseconds. MUI computes it from the height. */
const POPOVER = 220;

/** Returns the theme with slower transitions. The timers that end a transition are also slower. */
function slowed(theme: Theme, speed: Speed): Theme {
  if (speed === 1) return theme;
  const duration = { ...theme.transitions.duration };
  for (const name of Object.keys(duration) as (keyof typeof duration)[]) duration[name] /= speed;
  return {
    ...theme,
    transitions: { ...theme.transitions, duration },
    components: {
      ...theme.components,
      MuiPopover: {
        ...theme.components?.MuiPopover,
        defaultProps: {
          ...theme.components?.MuiPopover?.defaultProps,
          transitionDuration: POPOVER / speed,
        },
      },
    },
  };
}

/** An amount that changes at each press. Its digits have their own animations, which are slowed down directly. */
function ChangingAmount({ value, speed }: { value: number; speed: Speed }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      for (const animation of ref.current?.getAnimations({ subtree: true }) ?? [])
        animation.playbackRate = speed;
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  });
  return (
    // A large amount adapts to the width of its line, so the line has the width of the page.
    <Box ref={ref} sx={{ justifySelf: 'stretch' }}>
      <Amount value={AMOUNTS[value % 2] ?? '0'} currency="usd" variant="amountHero" />
    </Box>
  );
}

/** Plays the motion of real components: a sheet, a menu, a notice and an amount, at full speed or slowly. */
export function MotionPlayer() {
  const theme = useTheme();
  const [speed, setSpeed] = useState<Speed>(1);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [notices, setNotices] = useState(0);
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const [amount, setAmount] = useState(0);
  const played = useMemo(() => slowed(theme, speed), [theme, speed]);
  return (
    <ThemeProvider theme={played}>
      <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start', padding: 5 }}>
        <ToggleButtonGroup
          exclusive
          value={speed}
          aria-label="Speed"
          onChange={(_event, next: Speed | null) => {
            if (next !== null) setSpeed(next);
          }}
        >
          {SPEEDS.map((offered) => (
            <ToggleButton
              key={offered}
              value={offered}
              sx={{ minInlineSize: 72, minBlockSize: 44 }}
            >
              {offered}×
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Button
            variant="contained"
            onClick={() => {
              setSheetOpen(true);
            }}
          >
            Open the sheet
          </Button>
          <Button
            variant="outlined"
            onClick={() => {
              setNotices(notices + 1);
              setNoticeOpen(true);
            }}
          >
            Show the notice
          </Button>
          <Button
            variant="outlined"
            onClick={() => {
              setAmount(amount + 1);
            }}
          >
            Change the amount
          </Button>
          <MenuButton
            label="Open the menu"
            menu={(surface) => <Menu {...surface} entries={ENTRIES} />}
          >
            <MenuIcon />
          </MenuButton>
        </Box>
        <ChangingAmount value={amount} speed={speed} />
      </Box>
      <Sheet
        title="A sheet"
        open={isSheetOpen}
        onClose={() => {
          setSheetOpen(false);
        }}
      >
        <Typography>It slides in from the lower edge, and out again.</Typography>
      </Sheet>
      {isNoticeOpen && (
        <Notice
          key={notices}
          text="Money sent"
          messageId={notices}
          onClose={() => {
            setNoticeOpen(false);
          }}
        />
      )}
    </ThemeProvider>
  );
}
