import type { ButtonProps } from '@mui/material/Button';
import { Button } from '../../inputs/internals/button';

/** The button or link of a `Notice`. It has the colour of the notice's text. */
export function NoticeButton(props: Pick<ButtonProps, 'href' | 'onClick' | 'children'>) {
  return <Button size="small" color="inherit" {...props} />;
}
