/** Codes of npm and Node, by what they mean to whoever typed the command. */
const troubles = [
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].concat([
      'ERR_SOCKET_TIMEOUT',
      'ESOCKETTIMEDOUT',
      'EIDLETIMEOUT',
      'FETCH_ERROR',
      'ENOTCACHED',
    ]),
    advice: [
      'The registry of packages cannot be reached. The first start needs it once; later ones need no network.',
      'Check the network. Behind a proxy, set HTTPS_PROXY; with a registry of your own, look at `npm config get registry`.',
    ],
  },
  {
    codes: ['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'].concat([
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'CERT_HAS_EXPIRED',
    ]),
    advice: [
      'The certificate of the registry of packages is not trusted, as happens behind a proxy that reads along.',
      'Set NODE_EXTRA_CA_CERTS to the file with the certificate of your proxy.',
    ],
  },
  {
    codes: ['ENOSPC', 'EDQUOT'],
    advice: [
      'The disk is full. Packages take about 900 MB here, and more in the folder of npm (`npm config get cache`).',
      'Make room (df -h shows where); `npm cache clean --force` frees what npm has kept of other projects.',
    ],
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    advice: [
      'This user may not write into node_modules here, or into the folder of npm (`npm config get cache`).',
      'Own both folders, or clone the project where you may write.',
    ],
  },
  {
    codes: ['E401', 'E403', 'E404', 'E407', 'ENOVERSIONS', 'ETARGET'],
    advice: [
      'The registry of packages refuses a package or does not have it.',
      'Look at `npm config get registry` and at what you are signed in with, or ask whoever keeps that registry.',
    ],
  },
  {
    codes: ['EUSAGE'],
    advice: ['package.json and package-lock.json do not go together. Run `npm install` and look at what it changes.'],
  },
]

/** What to do about an `npm ci` that failed, from what it wrote. */
export const installTrouble = (written) => {
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(written)?.[1] ?? ''
  const isFull = /\bENOSPC\b|\bEDQUOT\b|no space left on device/i.test(written)
  const known = troubles.find(({ codes }) => codes.includes(isFull ? 'ENOSPC' : code))
  return [...(known?.advice ?? ['What npm says above is the reason.']), 'Then run the same command again.'].join('\n')
}
