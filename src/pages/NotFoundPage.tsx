import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { MessageScreen } from '../components/feedback/MessageScreen';
import { Button } from '../components/inputs/internals/button';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { useMessageFrame } from '../features/page/useMessageFrame';
import { PageTitle } from '../features/page/PageTitle';
import { LateRosette } from '../features/page/Seal';

const english = {
  title: 'Page not found',
  text: 'There is nothing at this address. The page may have moved, or the address may be mistyped.',
} as const;

export type NotFoundPageTexts = typeof english;

export interface NotFoundPageProps {
  /** Whether `AppFrame` renders its bars around the page. */
  isFramed?: boolean;
}

/** The page for an unknown URL. */
export default function NotFoundPage({ isFramed = false }: NotFoundPageProps) {
  const say = useMessages('NotFoundPage', english);
  const messageFrame = useMessageFrame();
  if (isFramed)
    return (
      <>
        <PageTitle>{say('title')}</PageTitle>
        <PageHeading>{say('title')}</PageHeading>
        <Paper variant="outlined" sx={card}>
          <Box aria-hidden sx={band}>
            <LateRosette />
          </Box>
          <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
            {say('text')}
          </Typography>
          <Button variant="contained" fullWidth href={messageFrame.actionHref}>
            {messageFrame.actionLabel}
          </Button>
        </Paper>
      </>
    );
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <MessageScreen {...messageFrame} title={say('title')}>
        {say('text')}
      </MessageScreen>
    </>
  );
}

const card = {
  display: 'grid',
  gap: 4,
  padding: 4,
  overflow: 'clip',
  textAlign: 'center',
} as const;

/** The upper half of a rosette. The fixed height reserves space while the rosette loads. */
const band = {
  blockSize: 144,
  marginBlockStart: -4,
  marginInline: -4,
  paddingBlockStart: 4,
  overflow: 'clip',
  borderBlockEnd: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '& > svg': { inlineSize: 256, marginInline: 'auto', opacity: 0.5 },
} as const;
