import { array, boolean, object, optional, record, string } from 'valibot';
import { name } from '../http/readParts';
import type { Personal } from '../keeper';
import { readStored } from './deviceRecords';

const contactSchema = object({
  id: name,
  name,
  email: optional(string()),
  addresses: record(string(), string()),
});

const choicesSchema = object({
  activeWalletId: string(),
  primaryCurrency: name,
  chainId: string(),
  hidesBalances: boolean(),
});

/** The fields of contacts and choices, in a database or a backup. */
export const personalFields = { contacts: array(contactSchema), choices: choicesSchema };

const personalSchema = object(personalFields);

/** Reads stored contacts and choices. Throws `DeviceStoreError` if they are damaged. */
export const personalFrom = (value: unknown): Personal =>
  // The ids are those of the data, which the compiler does not know.
  readStored('personal', personalSchema, value) as Personal;
