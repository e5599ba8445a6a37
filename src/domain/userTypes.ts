/** The signed-in user. The three flags only affect badges and the list of security features. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** URL of a picture; null shows the initials. */
  readonly avatar: string | null;
  readonly isVerified: boolean;
  readonly biometricEnabled: boolean;
  readonly twoFactorEnabled: boolean;
}

/** E-mail and password of a sign-in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The fields of a user's profile. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  /** A day: `1990-04-12`. */
  readonly dateOfBirth: string;
}
