import fc from 'fast-check';

// Property tests take the same inputs in every run, so that a run judges a change by what it does. `PROPERTY_SEED=n` takes others,
// `PROPERTY_SEED=random` others each time, as the nightly workflow does. fast-check prints the seed of a failure.
const { PROPERTY_SEED = '1' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
