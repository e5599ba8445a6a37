import { DeleteForeverOutlined as EraseIcon } from '../../icons/DeleteForeverOutlined';
import { Button } from '../../components/inputs/internals/button';

/** The button for erasing all data. In `onClick`, open a confirmation. */
export const EraseButton = (props: { children: string; onClick: () => void }) => (
  <Button variant="outlined" color="error" startIcon={<EraseIcon />} {...props} />
);
