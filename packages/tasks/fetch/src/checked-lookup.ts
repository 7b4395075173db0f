import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { GuardedFetchError } from './guarded-fetch-error.js';
import type { ConnectionSettings } from './options.js';

/** A name or an address that a request asks for. */
interface Question {
  readonly settings: ConnectionSettings;
  readonly origin: string;
  readonly host: string;
}

/**
 * Returns a function for the option `lookup` of `net.connect`. It looks a name up once, and returns its addresses only if the policy permits all
 * of them, so that Node chooses among checked addresses.
 */
export function checkedLookup(settings: ConnectionSettings, origin: string, lookup = settings.lookup): LookupFunction {
  return (hostname, options, callback) => {
    let isDone = false;
    const finish = (error: Error | null, found: string | LookupAddress[] = [], family?: number): void => {
      if (isDone) return;
      isDone = true;
      const addresses = checkAnswer({ settings, origin, host: hostname }, error, found, family);
      if (addresses instanceof Error) callback(addresses, []);
      else if (options.all === true) callback(null, addresses);
      else callback(null, addresses[0]!.address, addresses[0]!.family);
    };
    try {
      lookup(hostname, { ...options, all: true }, finish);
    } catch (error) {
      finish(error as Error);
    }
  };
}

/** Checks an address that is written in the place of a name: `net.connect` does not look it up. */
export function checkLiteral(settings: ConnectionSettings, origin: string, host: string): GuardedFetchError | null {
  if (isIP(host) === 0) return null;
  const addresses = checkAnswer({ settings, origin, host }, null, host);
  return addresses instanceof Error ? addresses : null;
}

function checkAnswer(
  question: Question,
  error: Error | null,
  found: string | LookupAddress[],
  family = 0,
): LookupAddress[] | GuardedFetchError {
  try {
    if (error) return lookupFailure(question, error);
    const addresses = readAnswer(found, family);
    return refusalOf(question, addresses) ?? addresses;
  } catch (thrown) {
    return new GuardedFetchError({
      code: 'lookup-failed',
      url: question.origin,
      reason: String(thrown),
      cause: thrown,
    });
  }
}

/** Copies the answer, so that the addresses that were checked are the ones to connect to. */
function readAnswer(found: string | LookupAddress[], family: number): LookupAddress[] {
  const list = typeof found === 'string' ? [{ address: found, family }] : found;
  return Array.from(list, (each) => {
    const address = String(each.address);
    return { address, family: isIP(address) };
  });
}

function refusalOf(
  { settings: { policy, onDecision }, origin, host }: Question,
  found: readonly LookupAddress[],
): GuardedFetchError | null {
  const addresses = found.map(({ address }) => address);
  if (addresses.length === 0) {
    const reason = `${host} does not have an address`;
    onDecision?.({ kind: 'lookup', ok: false, target: host, addresses, rule: null, reason });
    return new GuardedFetchError({ code: 'name-not-found', url: origin, reason });
  }
  const checks = addresses.map((address) => policy.checkAddress(address));
  const index = checks.findIndex((check) => check.ok !== true);
  const refusal = checks[index];
  if (refusal !== undefined && refusal.ok !== true) {
    const { rule, reason } = refusal;
    onDecision?.({ kind: 'address', ok: false, target: host, addresses, rule, reason });
    return new GuardedFetchError({ code: 'address-refused', url: origin, reason, address: addresses[index]! });
  }
  onDecision?.({ kind: 'address', ok: true, target: host, addresses, rule: null, reason: null });
  return null;
}

function lookupFailure({ settings, origin, host }: Question, error: Error): GuardedFetchError {
  const { code: system = '' } = error as NodeJS.ErrnoException;
  const isMissing = system === 'ENOTFOUND' || system === 'ENODATA';
  const reason = isMissing ? `the name ${host} does not exist` : `looking up ${host} failed: ${error.message}`;
  settings.onDecision?.({ kind: 'lookup', ok: false, target: host, addresses: [], rule: null, reason });
  const code = isMissing ? 'name-not-found' : 'lookup-failed';
  return new GuardedFetchError({ code, url: origin, reason, cause: error });
}
