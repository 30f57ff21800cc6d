import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { installTrouble } from './install-trouble.mjs'

describe('an installation that fails says what to do', () => {
  it.each([
    ['without a network', 'npm error code ENOTFOUND\nnpm error network', /cannot be reached.*Check the network/s],
    ['without one, in older words', 'npm ERR! code EAI_AGAIN\n', /cannot be reached/],
    ['on a full disk', 'npm error code ENOSPC\nnpm error syscall write', /The disk is full.*Make room/s],
    [
      'on a disk that fills up while it unpacks',
      'npm error code 1\nnpm error ENOSPC: no space left on device, write\n',
      /The disk is full/,
    ],
    ['in a folder of somebody else', 'npm error code EACCES\n', /may not write/],
    ['behind a proxy that reads along', 'npm error code SELF_SIGNED_CERT_IN_CHAIN\n', /NODE_EXTRA_CA_CERTS/],
    ['for other reasons', 'npm error code 1\n', /What npm says above/],
  ])('%s', (_where, written, words) => {
    expect(installTrouble(written)).toMatch(words)
    expect(installTrouble(written)).toMatch(/Then run the same command again\.$/)
  })

  it('with a registry that nobody answers at', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fresh-'))
    const dependencies = { 'no-such-robot': '1.0.0' }
    const root = { name: 'fresh', version: '1.0.0', dependencies }
    const packages = { '': root, 'node_modules/no-such-robot': { version: '1.0.0' } }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(root))
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }))
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('scripts/bootstrap.mjs')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' },
    })
    rmSync(folder, { recursive: true })
    expect(status).not.toBe(0)
    expect(stdout).toBe('Installing dependencies (npm ci), a minute or more\n')
    expect(stderr).toContain('The registry of packages cannot be reached.')
  })
})
