// Asks HttpClient of .NET for "http://<host>/" and prints what it looked up or dialled: `mcs -r:System.Net.Http Dial.cs`, then `dotnet exec Dial.exe`.
using System;
using System.IO;
using System.Net.Http;
using System.Text;

static class Dial {
    static void Main() {
        var log = Environment.GetEnvironmentVariable("DIAL_LOG");
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
        for (var line = input.ReadLine(); line != null; line = input.ReadLine()) {
            var host = line.Substring(1, line.Length - 2);
            File.WriteAllText(log, "");
            var error = "";
            try {
                new HttpClient(new HttpClientHandler { UseProxy = false }).GetAsync("http://" + host + "/").Wait();
            } catch (Exception raised) {
                error = raised.GetBaseException().GetType().Name + ": " + raised.GetBaseException().Message;
            }
            output.WriteLine(host + "  ->  " + File.ReadAllText(log).Trim().Replace("\n", " | ") + "   " + error);
            output.Flush();
        }
    }
}
