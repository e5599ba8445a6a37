import Button from '@mui/material/Button';
import { DeleteForeverOutlined as EraseIcon } from '../../../icons/DeleteForeverOutlined';

/** A button that opens the confirmation before everything is erased. */
export const EraseButton = (props: { children: string; onClick: () => void }) => (
  <Button variant="outlined" color="error" startIcon={<EraseIcon />} {...props} />
);
