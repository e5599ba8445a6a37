import { expect, it, vi } from 'vitest';
import { createStoryWorld } from '../../testing/storyWorld';
import { accepted } from '../../testing/run';
import { contactsActionsOf } from './contactsActions';

const ANA = { name: 'Ana', email: 'ana@florin.example', addresses: {} };

it('each world has separate contacts', () => {
  const world = createStoryWorld({ contacts: [{ id: 'a', ...ANA }] });
  expect(world.contacts.getState().contacts).toEqual([{ id: 'a', ...ANA }]);
  expect(createStoryWorld().contacts.getState().contacts).toEqual([]);
});

it('a payment to the only contact has its name', async () => {
  const { contacts } = createStoryWorld({ contacts: [{ id: 'a', ...ANA }] });
  await vi.waitFor(() => {
    expect(contacts.getState().nameOf('ana@florin.example')).toBe('Ana');
  });
});

it('a new contact is trimmed, and has a random id', async () => {
  const world = createStoryWorld();
  const id = accepted(await contactsActionsOf(world).add({ ...ANA, name: ' Ana ' }));
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(world.contacts.getState().contacts).toEqual([{ id, ...ANA }]);
  const again = createStoryWorld();
  expect(accepted(await contactsActionsOf(again).add(ANA))).toBe(id);
});

it('an invalid contact is refused, and nothing changes', async () => {
  const world = createStoryWorld({ contacts: [{ id: 'a', ...ANA }] });
  const { add, edit } = contactsActionsOf(world);
  const refusal = [{ kind: 'no-name' }];
  expect(await add({ ...ANA, name: '' })).toEqual({ ok: false, refusal });
  expect(await edit('a', { ...ANA, name: '' })).toEqual({ ok: false, refusal });
  expect(world.contacts.getState().contacts).toEqual([{ id: 'a', ...ANA }]);
});

it('a contact can be edited, even if it was removed meanwhile', async () => {
  const world = createStoryWorld({ contacts: [{ id: 'a', ...ANA }] });
  const { edit, remove } = contactsActionsOf(world);
  expect(await edit('a', { ...ANA, name: 'Anna' })).toEqual({ ok: true, value: 'a' });
  expect(world.contacts.getState().contacts).toEqual([{ id: 'a', ...ANA, name: 'Anna' }]);
  await remove('a');
  const id = accepted(await edit('a', ANA));
  expect(world.contacts.getState().contacts).toEqual([{ id, ...ANA }]);
});

it('a contact can be removed, and restored once', async () => {
  const contacts = ['a', 'b', 'c'].map((id) => ({ id, ...ANA }));
  const world = createStoryWorld({ contacts });
  const { remove, putBack } = contactsActionsOf(world);
  const removed = accepted(await remove('b'));
  expect(world.contacts.getState().contacts.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(await remove('b')).toEqual({ ok: true, value: null });
  if (!removed) throw new Error('Nothing was removed');
  await putBack(removed);
  await putBack(removed);
  expect(world.contacts.getState().contacts).toEqual(contacts);
});

it('a contact that the device does not store is not listed', async () => {
  const refusal = { kind: 'no-space' } as const;
  const world = createStoryWorld({
    kept: { refuses: 'no-space' },
    contacts: [{ id: 'a', ...ANA }],
  });
  const { add, edit, remove, putBack } = contactsActionsOf(world);
  const refused = { ok: false, refusal };
  expect(await add({ ...ANA, name: 'Ben' })).toEqual(refused);
  expect(await edit('a', { ...ANA, name: 'Ben' })).toEqual(refused);
  expect(await remove('a')).toEqual(refused);
  expect(await putBack({ contact: { id: 'b', ...ANA }, at: 0 })).toEqual(refused);
  expect(world.contacts.getState().contacts).toEqual([{ id: 'a', ...ANA }]);
});
