import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useRef, useState } from 'react';
import type { WalletType } from '../../domain/wallet';
import { checkText, isBlank } from '../../domain/text';
import { WALLET_TYPES } from '../../domain/wallet';
import { Form } from '../inputs/Form';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { textRefusalText } from '../inputs/textRules';

const LABELS: Readonly<Record<WalletType, string>> = {
  personal: 'Personal',
  business: 'Business',
  savings: 'Savings',
};

export interface CreateWalletFormProps {
  /** Creates the wallet; the name is trimmed and keeps its rules. Called once for what was typed. */
  onCreate: (name: string, type: WalletType) => void;
  onCancel: () => void;
}

/** Asks for a new wallet's name and kind. A name that is refused says why, and stays as typed. */
export function CreateWalletForm({ onCreate, onCancel }: CreateWalletFormProps) {
  const [name, setName] = useState('');
  const [type, setType] = useState<WalletType>('personal');
  const labelId = useId();
  // A second press can come while the dialog around it is still closing: once for what was typed.
  const created = useRef(false);
  const nameField = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const submit = () => {
    if (isBlank(name) || created.current) return;
    const checked = checkText(name, 'walletName');
    if (!checked.ok) {
      setError(textRefusalText(checked.refusal));
      nameField.current?.focus();
      return;
    }
    created.current = true;
    onCreate(checked.value, type);
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label="Wallet name"
        autoComplete="off"
        inputProps={{ dir: 'auto' }}
        ref={nameField}
        error={error}
        value={name}
        onChange={(event) => {
          created.current = false;
          setError('');
          setName(event.target.value);
        }}
      />
      <FormControl>
        <FormLabel id={labelId}>Type</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={type}
          onChange={(event) => {
            setType(event.target.value);
          }}
        >
          {WALLET_TYPES.map((option) => (
            <FormControlLabel
              key={option}
              value={option}
              label={LABELS[option]}
              control={<Radio />}
              sx={{ minBlockSize: 44 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SubmitButton disabled={isBlank(name)}>Create Wallet</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </Form>
  );
}
