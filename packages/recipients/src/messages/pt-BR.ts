import type { RecipientMessages } from '../texts';

const accepts = 'Mude a moeda ou peça um endereço que aceite {currency}.';

/** Brazilian Portuguese texts about IBANs and phone numbers. */
export const ptBR: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, dígitos de controle verificados',
    country: 'Nenhum país tem um IBAN que comece com {country}',
    length: 'Um IBAN que começa com {country} tem {most} caracteres, e este tem {count}',
    structure:
      'A estrutura deste IBAN não é a de {country}: uma letra ou um dígito está no lugar errado',
    checkDigits: 'Este IBAN contém um erro: os dígitos de controle não conferem',
    otherCurrency: 'Um IBAN não pode receber {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'número de telefone',
    right: 'Número de telefone',
    country: 'Comece o número de telefone com o sinal de mais e o código do país',
    length: 'Um número de telefone tem de 7 a 15 dígitos depois do sinal de mais',
    unassigned: 'Este número de telefone não existe no seu país',
    extension: 'Digite o número de telefone sem ramal',
  },
};
