import path from 'node:path'

export const serverBundleFolder = '.cache/server'
export const serverBundle = path.join(serverBundleFolder, 'main.js')
