import { existsSync, readFileSync } from 'node:fs'

const packagesIn = (file) => {
  if (!existsSync(file)) return {}
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages
  return packages
}

const allows = (rules, value) =>
  rules.every((rule) => rule.startsWith('!')) ? !rules.includes(`!${value}`) : rules.includes(value)

/** Whether what npm says it has installed is what the lockfile asks for, on this machine. What is optional may be missing. */
export const areTheSame = (locked, installed, { platform, arch }) => {
  const isThere = ([name, { version, optional }]) => optional || installed[name]?.version === version
  const isAsked = ([name, { version, os = [], cpu = [] }]) =>
    locked[name]?.version === version && allows(os, platform) && allows(cpu, arch)
  return Object.entries(locked).every(isThere) && Object.entries(installed).every(isAsked)
}

export const isInstalled = () =>
  areTheSame(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'), process)
