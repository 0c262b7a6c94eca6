import type { Message } from "~/language/language";

/** The texts of the login pages. */
export const m = {
  adminLogin: { en: "Admin login", id: "Login admin" },
  tenantLogin: { en: "Login", id: "Login" },
  tenantLoginHeading: { en: "Log in to your data center", id: "Masuk ke data center Anda" },
  username: { en: "Username", id: "Nama pengguna" },
  password: { en: "Password", id: "Kata sandi" },
  usernameRequired: { en: "Username is required", id: "Nama pengguna wajib diisi" },
  passwordRequired: { en: "Password is required", id: "Kata sandi wajib diisi" },
  logIn: { en: "Log in", id: "Masuk" },
  problem: { en: "There is a problem", id: "Ada masalah" },
  toLogin: { en: "Back to log in", id: "Kembali ke login" },
  forAdmins: { en: "For NOC staff. Tenants: use the", id: "Untuk staf NOC. Tenant: gunakan" },
  forTenants: { en: "For tenants. NOC staff: use the", id: "Untuk tenant. Staf NOC: gunakan" },
  toTenantLogin: { en: "tenant login", id: "login tenant" },
  toAdminLogin: { en: "admin login", id: "login admin" },
  logInToGoOn: {
    en: "Log in to continue to the page you asked for.",
    id: "Masuk untuk melanjutkan ke halaman yang Anda minta.",
  },
  wasNotSent: {
    en: "You were signed out, so what you sent was not saved. Log in to fill in the form again.",
    id: "Anda sudah keluar, sehingga yang Anda kirim tidak tersimpan. Masuk untuk mengisi formulirnya kembali.",
  },
  logInToFinish: {
    en: "Log in again to finish the form. What you had typed is kept; nothing has been sent yet.",
    id: "Masuk kembali untuk menyelesaikan formulir. Yang Anda ketik masih tersimpan; belum ada yang dikirim.",
  },
  wrongAdminLogin: {
    en: "Incorrect username or password. An inactive account, one without permissions or a tenant's account cannot log in here.",
    id: "Nama pengguna atau kata sandi salah. Akun yang tidak aktif, yang tidak memiliki izin, atau akun tenant tidak dapat masuk di sini.",
  },
  wrongTenantLogin: {
    en: "Incorrect username or password. An inactive account, one without permissions or an account of the NOC cannot log in here.",
    id: "Nama pengguna atau kata sandi salah. Akun yang tidak aktif, yang tidak memiliki izin, atau akun NOC tidak dapat masuk di sini.",
  },
  triesLeft: { en: "{count} attempts left.", id: "Tersisa {count} percobaan lagi." },
  oneTryLeft: { en: "1 attempt left.", id: "Tersisa 1 percobaan lagi." },
  inactive: {
    en: "This account is not active. Ask the NOC or the head of your tenant to activate it.",
    id: "Akun ini tidak aktif. Minta NOC atau penanggung jawab (PIC) tenant Anda untuk mengaktifkannya.",
  },
  tooManyTries: {
    en: "Too many attempts. Try again in {wait}.",
    id: "Terlalu banyak percobaan. Coba lagi dalam {wait}.",
  },
  earlierTriesOpen: {
    en: "The data service has not answered your earlier attempts yet. Nothing is counted against you; wait a moment and try again.",
    id: "Layanan data belum menjawab percobaan Anda sebelumnya. Percobaan itu tidak dihitung; tunggu sebentar lalu coba lagi.",
  },
  unavailable: {
    en: "The data service sent no valid response. Try again in a few minutes.",
    id: "Layanan data tidak memberi jawaban yang sah. Coba lagi dalam beberapa menit.",
  },
  forgotPassword: { en: "Forgot password", id: "Lupa kata sandi" },
  forgotPasswordHint: {
    en: "Enter the email address of your account. We'll email you a link to set a new password.",
    id: "Masukkan alamat email akun Anda. Anda akan menerima tautan untuk membuat kata sandi baru.",
  },
  email: { en: "Email", id: "Email" },
  sendLink: { en: "Send the link", id: "Kirim tautan" },
  linkSent: {
    en: "If an account has this address, a link to set a new password is on its way. Check your inbox and spam folder.",
    id: "Jika ada akun dengan alamat ini, tautan untuk membuat kata sandi baru sedang dikirim. Periksa kotak masuk Anda, juga folder spam.",
  },
  setPassword: { en: "Set password", id: "Simpan kata sandi" },
  passwordSet: {
    en: "The new password is set. Log in with it.",
    id: "Kata sandi baru sudah disimpan. Silakan masuk dengan kata sandi itu.",
  },
  badResetLink: {
    en: "This link is not valid any more: it has been used or has expired. Request a new one.",
    id: "Tautan ini tidak berlaku lagi: sudah dipakai atau sudah kedaluwarsa. Minta tautan baru.",
  },
  askNewLink: { en: "Request a new link", id: "Minta tautan baru" },
  confirmAccount: { en: "Confirm account", id: "Konfirmasi akun" },
  confirmAccountHint: {
    en: "Press the button to confirm that this account is yours.",
    id: "Tekan tombol untuk mengonfirmasi bahwa akun ini milik Anda.",
  },
  confirm: { en: "Confirm", id: "Konfirmasi" },
  confirmed: { en: "The account is confirmed. You can log in now.", id: "Akun sudah dikonfirmasi. Anda dapat masuk." },
  badVerifyLink: {
    en: "This link is not valid: it has been used or has expired. If your account is confirmed, just log in.",
    id: "Tautan ini tidak berlaku: sudah dipakai atau sudah kedaluwarsa. Jika akun Anda sudah dikonfirmasi, silakan masuk.",
  },
  verification: { en: "Verification", id: "Verifikasi" },
  verificationMissing: {
    en: "Hello {name}. One step left: verify your account. Request a 6-digit code and enter it below.",
    id: "Halo {name}. Tinggal satu langkah: akun Anda belum diverifikasi. Minta kode 6 angka dan masukkan di sini.",
  },
  noAddress: {
    en: "Your account has neither an email address nor a phone number. Ask the NOC to add one.",
    id: "Akun Anda tidak memiliki alamat email maupun nomor telepon. Minta NOC untuk menambahkannya.",
  },
  sendByEmail: { en: "Send a code to {address}", id: "Kirim kode ke {address}" },
  sendByPhone: { en: "Text a code to {address}", id: "Kirim kode ke telepon {address}" },
  codeSentTo: { en: "The code was sent to {address}", id: "Kode sudah dikirim ke {address}" },
  codeNotSent: { en: "The code could not be sent", id: "Kode tidak dapat dikirim" },
  codeSentAt: {
    en: "A code was sent at {time}. If it does not arrive, you can ask for a new one after {seconds} seconds.",
    id: "Kode dikirim pukul {time}. Jika tidak sampai, Anda dapat meminta kode baru setelah {seconds} detik.",
  },
  resendTooEarly: {
    en: "A new code can be sent in {wait}.",
    id: "Kode baru dapat dikirim dalam {wait}.",
  },
  code: { en: "Code", id: "Kode" },
  codeHint: { en: "The 6 digits we sent you", id: "6 angka yang kami kirimkan" },
  codeRequired: { en: "Enter the 6-digit code", id: "Masukkan kode 6 angka" },
  codeWrong: { en: "Incorrect or expired code", id: "Kode ini salah atau sudah kedaluwarsa" },
  verify: { en: "Verify", id: "Verifikasi" },
  notVerified: {
    en: "The data service took the code, but your account is not verified. Try again in a minute, or contact the NOC.",
    id: "Layanan data menerima kode ini, tetapi akun Anda belum diverifikasi. Coba lagi dalam satu menit, atau hubungi NOC.",
  },
  verified: { en: "Your account is verified", id: "Akun Anda sudah diverifikasi" },
} as const satisfies Record<string, Message>;
