import fc from 'fast-check';

// Property tests use the same inputs in every run, so that only a change of the code can change a result. Set `PROPERTY_SEED=n` for other inputs,
// or `PROPERTY_SEED=random` for new inputs each time, as in the nightly workflow. fast-check prints the seed of a failure.
const { PROPERTY_SEED = '1' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
