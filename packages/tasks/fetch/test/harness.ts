// A policy that permits one block of loopback makes two kinds of addresses on every machine: 127.1.0.0/16 stands for the public network, and all
// other addresses are refused.
import { createHostPolicy, type HostPolicyOptions } from '@url/address';
import { createGuardedFetch, type FetchOptions, type GuardedFetch } from '@url/fetch';
import { DNSServer, lookupBy } from './dns-server.js';
import type { TestServer } from './servers.js';

export const address = '127.1.0.1';
export const rules: HostPolicyOptions = { allow: ['.', '127.1.0.0/16'], deny: ['denied.test'] };
export const policy = createHostPolicy(rules);

/** A name server, and servers to close. */
export class Harness {
  readonly dns = new DNSServer({
    'one.test': [address],
    'two.test': [address],
    'denied.test': [address],
    'inside.test': ['127.0.0.1'],
  });
  readonly #closing: { close(): Promise<unknown> }[] = [this.dns];

  async listen(server: TestServer, port = 0, at = address): Promise<TestServer> {
    this.#closing.push(server);
    return server.listen(port, at);
  }

  fetch(options: FetchOptions = {}): GuardedFetch {
    const guarded = createGuardedFetch({ policy, lookup: lookupBy(this.dns.port), ...options });
    this.#closing.unshift(guarded);
    return guarded;
  }

  async close(): Promise<void> {
    // Servers first: a request that hangs would never end.
    for (const each of this.#closing.reverse()) if (!('call' in each)) await each.close();
    await Promise.all(this.#closing.map((each) => ('call' in each ? each.close() : null)));
  }
}
