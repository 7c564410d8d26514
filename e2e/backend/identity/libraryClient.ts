import {
  AuthenticationDetails,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
  type NodeCallback,
} from 'amazon-cognito-identity-js'

/** In-memory replacement of the browser's storage. */
export class MemoryStorage implements ICognitoStorage {
  constructor(readonly items = new Map<string, string>()) {}
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
  clear = () => this.items.clear()
}

/** The unmodified client library with promises instead of callbacks. */
export type LibraryClient = {
  storage: MemoryStorage
  pool: CognitoUserPool
  signIn(username: string, password: string): Promise<CognitoUserSession>
  /** Signs in with a second factor; `code` gets the library's name of it, and the secret of an app that is set up. */
  signInWithCode(
    username: string,
    password: string,
    code: (kind: string, secret?: string) => string,
  ): Promise<CognitoUserSession>
  signUp(username: string, password: string, email: string): Promise<unknown>
  confirm(username: string, code: string): Promise<unknown>
  resend(username: string): Promise<unknown>
  forgot(username: string): Promise<unknown>
  reset(username: string, code: string, password: string): Promise<unknown>
  /** This and the following are for the last user who signed in; the user name is the internal one, not the typed one. */
  session(): Promise<CognitoUserSession>
  refresh(session: CognitoUserSession): Promise<CognitoUserSession>
  globalSignOut(): Promise<unknown>
  signOut(): Promise<void>
  attributes(): Promise<Record<string, string>>
}

const settled = <T>(start: (done: NodeCallback<unknown, T>) => void): Promise<T> =>
  new Promise((resolve, reject) =>
    start((error, value) => (error || value === undefined ? reject(error) : resolve(value))),
  )
const answered = (start: (callbacks: { onSuccess(value: unknown): void; onFailure(error: unknown): void }) => void) =>
  new Promise<unknown>((onSuccess, onFailure) => start({ onSuccess, onFailure }))

/** A client of a pool that is served at `/cognito`; the storage of another client continues its session. */
export function libraryClient(UserPoolId: string, ClientId: string, storage = new MemoryStorage()): LibraryClient {
  const pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: '/cognito', Storage: storage })
  const user = (Username: string) => new CognitoUser({ Username, Pool: pool, Storage: storage })

  const current = () => pool.getCurrentUser() ?? user('nobody')
  async function signedIn(): Promise<CognitoUser> {
    const known = current()
    await settled<CognitoUserSession>((done) => known.getSession(done))
    return known
  }
  return {
    storage,
    pool,
    signIn: (Username, Password) =>
      new Promise((onSuccess, onFailure) =>
        user(Username).authenticateUser(new AuthenticationDetails({ Username, Password }), { onSuccess, onFailure }),
      ),
    signInWithCode: (Username, Password, code) =>
      new Promise((onSuccess, onFailure) => {
        const person = user(Username)
        const ends = { onSuccess, onFailure }
        person.authenticateUser(new AuthenticationDetails({ Username, Password }), {
          ...ends,
          totpRequired: (kind) => person.sendMFACode(code(kind), ends, kind),
          mfaRequired: (kind) => person.sendMFACode(code(kind), ends, kind),
          mfaSetup: (kind) =>
            person.associateSoftwareToken({
              onFailure,
              associateSecretCode: (secret) => person.verifySoftwareToken(code(kind, secret), 'Aplikasi', ends),
            }),
        })
      }),
    signUp: (username, password, email) => {
      const attributes = [new CognitoUserAttribute({ Name: 'email', Value: email })]
      return settled((done) => pool.signUp(username, password, attributes, [], done))
    },
    confirm: (username, code) => settled((done) => user(username).confirmRegistration(code, false, done)),
    resend: (username) => settled((done) => user(username).resendConfirmationCode(done)),
    forgot: (username) => answered((callbacks) => user(username).forgotPassword(callbacks)),
    reset: (username, code, password) =>
      answered((callbacks) => user(username).confirmPassword(code, password, callbacks)),
    session: () => settled((done) => current().getSession(done)),
    refresh: (session) => {
      const token = new CognitoRefreshToken({ RefreshToken: session.getRefreshToken().getToken() })
      return settled((done) => current().refreshSession(token, done))
    },
    async globalSignOut() {
      const known = await signedIn()
      return answered((callbacks) => known.globalSignOut(callbacks))
    },
    async signOut() {
      const known = await signedIn()
      return new Promise((resolve, reject) => known.signOut((error?: unknown) => (error ? reject(error) : resolve())))
    },
    async attributes() {
      const known = await signedIn()
      const list = await settled<CognitoUserAttribute[]>((done) => known.getUserAttributes(done))
      return Object.fromEntries(list.map((attribute) => [attribute.getName(), attribute.getValue()]))
    },
  }
}
