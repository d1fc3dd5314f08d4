import { addRefusals, describeRefusals, type DescribedOperation } from './describe-refusals.js';

const statusesOf = ({ responses = {} }: DescribedOperation) => Object.keys(responses).toSorted();
const codesOf = ({ responses = {} }: DescribedOperation, status: string) =>
  (responses[status] as { description: string } | undefined)?.description;

describe('SPEC-7.8 the refusals of an operation', () => {
  it('are those of its access, its input and its code', () => {
    const operation: DescribedOperation = { operationId: 'Deposits_find', parameters: [{ in: 'path' }] };
    const access = { kind: 'permission', permission: 'member' } as const;
    describeRefusals('get', operation, access, { Deposits_find: '404 DEPOSIT_NOT_FOUND' });
    expect(statusesOf(operation)).toEqual(['400', '401', '403', '404', '503']);
    expect(codesOf(operation, '404')).toBe('DEPOSIT_NOT_FOUND');
    expect(codesOf(operation, '403')).toBe('FORBIDDEN, REAL_ACCOUNT_REQUIRED');
  });

  it('include those of bodies where one may be sent, and no permission where guests may call', () => {
    const operation: DescribedOperation = { operationId: 'Login_logIn' };
    describeRefusals('post', operation, { kind: 'public' }, {});
    expect(statusesOf(operation)).toEqual(['400', '401', '413', '415', '503']);
  });

  it('are named once, however often they are added', () => {
    const operation: DescribedOperation = {};
    addRefusals(operation, ['401 SESSION_ENDED', '401 SESSION_REQUIRED']);
    addRefusals(operation, ['401 SESSION_ENDED', '429 TOO_MANY_REQUESTS']);
    expect(codesOf(operation, '401')).toBe('SESSION_ENDED, SESSION_REQUIRED');
    expect(statusesOf(operation)).toEqual(['401', '429']);
  });
});
